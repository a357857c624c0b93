import type { FocusEvent } from 'react'
import { QuestionControl } from './QuestionControl.tsx'
import { questionFieldId } from './question.ts'
import type { Question } from './question.ts'
import type { AnswerSheet } from './use-answers.ts'

type Props = { readonly question: Question; readonly sheet: AnswerSheet }

/** One question with its control and error; touched once focus has left all of it. */
export function QuestionField({ question, sheet }: Props) {
  function leave(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) sheet.leave(question.id)
  }

  return (
    <div onBlur={leave}>
      <QuestionControl
        question={question}
        id={questionFieldId(question.id, sheet.scope)}
        value={sheet.valueOf(question)}
        error={sheet.errorOf(question)}
        onChange={(value) => sheet.answer(question.id, value)}
      />
    </div>
  )
}
