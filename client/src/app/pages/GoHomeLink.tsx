import { useTranslation } from 'react-i18next'
import { ButtonOut } from '../../ui/buttons/ButtonOut.tsx'

/** 'Go home' by a full page load, which leaves the failure behind. Quiet beside another link. */
export function GoHomeLink({ quiet = false }: { readonly quiet?: boolean }) {
  const { t } = useTranslation(['common'])
  return (
    <ButtonOut href="/" variant={quiet ? 'secondary' : 'primary'}>
      {t('common:actions.goHome')}
    </ButtonOut>
  )
}
