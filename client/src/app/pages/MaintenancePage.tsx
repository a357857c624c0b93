import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button.tsx'
import { FullPage } from './FullPage.tsx'

/** While the platform is closed for maintenance. */
export function MaintenancePage() {
  const { t } = useTranslation(['common'])
  return (
    <FullPage heading={t('common:pages.serviceDisruption')}>
      <p>{t('common:pages.serviceDisruptionText')}</p>
      <p>{t('common:pages.serviceDisruptionMeans')}</p>
      <Button onClick={() => window.location.reload()}>{t('common:actions.tryAgain')}</Button>
    </FullPage>
  )
}
