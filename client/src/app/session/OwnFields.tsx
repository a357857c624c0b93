import type { ReactNode } from 'react'
import { Autofill } from '../../ui/fields/frame/autofill.ts'
import { environment } from '../environment.ts'
import { isAtDesk } from './counter.ts'
import { useSession } from './use-session.ts'

/** Lets browsers fill in fields, except on a kiosk and for staff at the desk, whose fields are about customers. [O-375] */
export function OwnFields({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  return <Autofill value={environment().modes.kiosk === null && !isAtDesk(session)}>{children}</Autofill>
}
