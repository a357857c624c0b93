import { useTranslation } from 'react-i18next'
import { AstrayPage } from './AstrayPage.tsx'

/** For an unknown path, and for a page that crashed. */
export function BallDroppedPage() {
  const { t } = useTranslation(['common'])
  return <AstrayPage heading={t('common:pages.ballDropped')}>{t('common:pages.ballDroppedText')}</AstrayPage>
}
