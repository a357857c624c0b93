import { Suspense, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { GenericErrorPage } from '../../app/pages/GenericErrorPage.tsx'
import { MaintenancePage } from '../../app/pages/MaintenancePage.tsx'
import { NotFoundPage } from '../../app/pages/AstrayPage.tsx'
import { ClientContext, useSwitches } from '../../app/site-record.ts'
import type { ThemeRecord } from '@touchline/brand'
import { isUnanswered } from './load-site.ts'
import type { SiteStart } from './load-site.ts'

type Props = {
  readonly start: SiteStart
  /** Stands in for the site while the platform cannot be reached. */
  readonly Offline: ComponentType | undefined
  readonly children: (theme: ThemeRecord) => ReactNode
}

/** The site with its theme and client record, or the error page when they failed to load. */
export function SiteGate({ start, Offline, children }: Props) {
  if (start.kind === 'maintenance') return <MaintenancePage />
  if (Offline && isUnanswered(start)) {
    return (
      <Suspense fallback={null}>
        <Offline />
      </Suspense>
    )
  }
  if (start.kind === 'failed') return <GenericErrorPage error={start.error} offersHome={false} />
  if (start.kind === 'not-found') return <NotFoundPage />
  return (
    <ClientContext value={start.client}>
      <TranslationSwitch />
      {children(start.theme)}
    </ClientContext>
  )
}

/** Tells browsers whether they may translate the site. */
function TranslationSwitch() {
  const { autoTranslate } = useSwitches()
  useEffect(() => {
    document.documentElement.translate = autoTranslate
  }, [autoTranslate])
  return null
}
