import { useTranslation } from 'react-i18next'
import { AstrayPage } from './AstrayPage.tsx'

/** For a known route whose venue, category, course or order does not exist, and for a missing client record. */
export function NotFoundPage() {
  const { t } = useTranslation(['common'])
  return <AstrayPage heading={t('common:pages.offside')}>{t('common:pages.offsideText')}</AstrayPage>
}
