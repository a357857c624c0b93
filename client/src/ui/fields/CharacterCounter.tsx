import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'

const Count = styled('span', { base: { fontSize: 'sm', color: 'fg.muted', ms: 'auto' } })

type Props = { readonly length: number; readonly maximum: number }

/** The characters left; announced only when few. [S5-057] */
export function CharacterCounter({ length, maximum }: Props) {
  const { t } = useTranslation(['common'])
  const left = Math.max(0, maximum - length)
  return <Count aria-live={left <= 20 ? 'polite' : 'off'}>{t('common:forms.charactersLeft', { count: left })}</Count>
}
