import { useTexts } from '../../i18n/use-texts.ts'
import { ButtonOut } from '../../ui/buttons/ButtonOut.tsx'

/** 'Go home' by a full load of the page: what broke does not come along. Quiet beside another way on. [S2-062, S2-066] */
export function GoHomeLink({ quiet = false }: { readonly quiet?: boolean }) {
  const { t } = useTexts()
  return (
    <ButtonOut href="/" variant={quiet ? 'secondary' : 'primary'}>
      {t('common:actions.goHome')}
    </ButtonOut>
  )
}
