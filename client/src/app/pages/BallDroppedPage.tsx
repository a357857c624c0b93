import { useTranslation } from 'react-i18next'
import { AstrayPage } from './AstrayPage.tsx'

/** For a path that no route knows, and for a page that broke while it was drawn. [S2-061, S8-019, S8-020, C-12] */
export function BallDroppedPage() {
  const { t } = useTranslation(['common'])
  return <AstrayPage heading={t('common:pages.ballDropped')}>{t('common:pages.ballDroppedText')}</AstrayPage>
}
