import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'

export function DetailsPage() {
  const { t } = useTranslation(['common'])
  return <AccountFrame>{() => <PageHeading>{t('common:titles.details')}</PageHeading>}</AccountFrame>
}
