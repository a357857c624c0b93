import { useTranslation } from 'react-i18next'
import { ButtonOut } from '../../ui/buttons/ButtonOut.tsx'

/** 'Go home' by a full load of the page: what broke does not come along. Quiet beside another way on. [S2-062, S2-066] */
export function GoHomeLink({ quiet = false }: { readonly quiet?: boolean }) {
  const { t } = useTranslation(['common'])
  return (
    <ButtonOut href="/" variant={quiet ? 'secondary' : 'primary'}>
      {t('common:actions.goHome')}
    </ButtonOut>
  )
}
