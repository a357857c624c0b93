import { useTexts } from '../../i18n/use-texts.ts'
import { FullPage } from './FullPage.tsx'
import { GoHomeLink } from './GoHomeLink.tsx'

/** For a path that no route knows, and for a page that broke while it was drawn. [S2-061, S8-019, S8-020, C-12] */
export function BallDroppedPage() {
  const { t } = useTexts()
  return (
    <FullPage heading={t('common:pages.ballDropped')}>
      <p>{t('common:pages.ballDroppedText')}</p>
      <GoHomeLink />
    </FullPage>
  )
}
