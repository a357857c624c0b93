import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
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
  const prefix = useId()
  return sheet.sections.map((section) => {
    const titleId = `${prefix}-${section.position}-${section.questions[0]?.id ?? 'none'}`
    return (
      <Section key={titleId} aria-labelledby={titleId}>
        <Head>
          <Title id={titleId}>{section.title}</Title>
          {section.description ? <Text>{section.description}</Text> : null}
        </Head>
        {section.questions.map((question) => {
          const kind = kindOf(question)
          if (kind === 'hidden') return null
          if (kind === 'heading') return <GroupTitle key={question.id}>{question.question}</GroupTitle>
          return <QuestionField key={question.id} question={question} sheet={sheet} />
        })}
      </Section>
    )
  })
}
