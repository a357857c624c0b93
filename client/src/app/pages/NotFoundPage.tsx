import { useTexts } from '../../i18n/use-texts.ts'
import { FullPage } from './FullPage.tsx'
import { GoHomeLink } from './GoHomeLink.tsx'

/** For a known route whose venue, category, course or order does not exist, and for a missing client record. [S2-063 to S2-067, C-12] */
export function NotFoundPage() {
  const { t } = useTexts()
  return (
    <FullPage heading={t('common:pages.offside')}>
      <p>{t('common:pages.offsideText')}</p>
      <GoHomeLink />
    </FullPage>
  )
}
