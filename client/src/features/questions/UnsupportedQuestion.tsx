import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'

const Block = styled('div', { base: { display: 'grid', gap: '1' } })
const QuestionText = styled('p', { base: { fontWeight: 'bold' } })
const Note = styled('p', { base: { color: 'fg.muted' } })

/** A question of an unsupported type. */
export function UnsupportedQuestion({ question }: { readonly question: string }) {
  const { t } = useTranslation(['activities'])
  return (
    <Block>
      <QuestionText>{question}</QuestionText>
      <Note>{t('activities:questions.unsupported')}</Note>
    </Block>
  )
}
