import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../i18n/use-texts.ts'
import { QuestionField } from './QuestionField.tsx'
import { kindOf } from './question.ts'
import type { AnswerSheet } from './use-answers.ts'

const Section = chakra('section', { base: { display: 'grid', gap: '5' } })
const Head = chakra('div', { base: { display: 'grid', gap: '1' } })
const Title = chakra('h2', { base: { fontSize: 'lg' } })
const Text = chakra('p', { base: { color: 'fg.muted', maxWidth: 'measure' } })
const GroupTitle = chakra('h3', { base: { fontSize: 'md', mt: '2' } })

/** Everything that is asked about the person who takes part, section by section. A group is a heading. [S2-178, C-28] */
export function QuestionSections({ sheet }: { readonly sheet: AnswerSheet }) {
  const { t } = useTexts()
  return sheet.sections.map((section, index) => (
    <Section key={`section-${index}`} aria-labelledby={`question-section-${index}`}>
      <Head>
        <Title id={`question-section-${index}`}>{section.title ?? t('activities:questions.section')}</Title>
        {section.description ? <Text>{section.description}</Text> : null}
      </Head>
      {section.questions.map((question) => {
        const kind = kindOf(question)
        if (kind === 'hidden') return null
        if (kind === 'heading') return <GroupTitle key={question.id}>{question.question}</GroupTitle>
        return <QuestionField key={question.id} question={question} sheet={sheet} />
      })}
    </Section>
  ))
}
