import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  /** The words for screen readers. */
  readonly said: string
  readonly children: ReactNode
}

/** Words instead of what is seen, in an element that cannot have a name of its own, such as a struck price. [O-559] */
export function SaidAs({ said, children }: Props) {
  return (
    <>
      <VisuallyHidden>{said} </VisuallyHidden>
      <span aria-hidden="true">{children}</span>
    </>
  )
}
