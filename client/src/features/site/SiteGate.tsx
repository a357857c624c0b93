import type { ReactNode } from 'react'
import { GenericErrorPage } from '../../app/pages/GenericErrorPage.tsx'
import { MaintenancePage } from '../../app/pages/MaintenancePage.tsx'
import { NotFoundPage } from '../../app/pages/NotFoundPage.tsx'
import { ClientContext } from '../../app/site-record.ts'
import type { ThemeRecord } from '../../theme/theme-record.ts'
import { StartingPage } from './StartingPage.tsx'
import { useSiteStart } from './use-site-start.ts'

type Props = {
  /** Venue of the first address, or of an earlier visit. */
  readonly venue: string | null
  readonly children: (theme: ThemeRecord) => ReactNode
}

/** Opens the site when its theme and client record are there; says what is wrong when they are not. [C-13] */
export function SiteGate({ venue, children }: Props) {
  const start = useSiteStart(venue)
  if (start === null) return <StartingPage />
  if (start.kind === 'maintenance') return <MaintenancePage />
  if (start.kind === 'failed') return <GenericErrorPage error={start.error} offersHome={false} />
  if (start.kind === 'not-found') return <NotFoundPage />
  return <ClientContext value={start.client}>{children(start.theme)}</ClientContext>
}
