import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'
import { buttonRecipe } from '../../ui/buttons/button-recipe.ts'

const Anchor = styled('a', buttonRecipe)

/** 'Go home' by a full load of the page: what broke does not come along. Quiet beside another way on. [S2-062, S2-066] */
export function GoHomeLink({ quiet = false }: { readonly quiet?: boolean }) {
  const { t } = useTexts()
  return (
    <Anchor href="/" variant={quiet ? 'secondary' : 'primary'}>
      {t('common:actions.goHome')}
    </Anchor>
  )
}
