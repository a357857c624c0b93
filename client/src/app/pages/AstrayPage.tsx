import { Suspense, use } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../i18n/start-i18n.ts'
import { ChromeAround } from '../navigation/chrome-around.ts'
import { laterPart } from '../later-part.ts'
import { FullPage, GoHomeLink } from './FullPage.tsx'

// Loaded on error pages only; without it there is still the link home.
const WaysOn = laterPart(async () => (await withTexts(() => import('../chrome/WaysOn.tsx'), ['home'])).WaysOn)

type Props = {
  readonly heading: string
  /** The explanation. */
  readonly children: ReactNode
}

/** A missing page: the link home, and inside the chrome also a search and the centres. */
export function AstrayPage({ heading, children }: Props) {
  const leadsOn = use(ChromeAround) === 'whole'
  const waysOn = leadsOn ? (
    <Suspense fallback={null}>
      <WaysOn />
    </Suspense>
  ) : null
  return (
    <FullPage heading={heading} below={waysOn}>
      <p>{children}</p>
      <GoHomeLink quiet={leadsOn} />
    </FullPage>
  )
}

/** For an unknown path, and for a page that crashed. */
export function BallDroppedPage() {
  const { t } = useTranslation(['common'])
  return <AstrayPage heading={t('common:pages.ballDropped')}>{t('common:pages.ballDroppedText')}</AstrayPage>
}

/** For a known route whose venue, category, course or order does not exist, and for a missing client record. */
export function NotFoundPage() {
  const { t } = useTranslation(['common'])
  return <AstrayPage heading={t('common:pages.offside')}>{t('common:pages.offsideText')}</AstrayPage>
}
