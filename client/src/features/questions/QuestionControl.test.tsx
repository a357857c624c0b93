import { expect, test } from 'vitest'
import { staticMarkup } from '../../app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../i18n/start-i18n.ts'
import { namespaces } from '../../i18n/text-catalogue.ts'
import { QuestionControl } from './QuestionControl.tsx'

test.each(['signature', 'constructor', ''])(
  '[S5-036] a question of the type "%s" is shown as unsupported',
  async (type) => {
    await startI18n()
    await loadTexts(namespaces)
    const question = {
      id: 1,
      question: 'Sign here',
      type,
      options: [],
      required: true,
      position: 1,
      defaultAnswer: null,
    }
    const markup = await staticMarkup(
      <QuestionControl question={question} id="q" value="" error={undefined} onChange={() => undefined} />,
    )
    expect(markup).toContain('Sign here')
    expect(markup).toContain('>Unsupported question type<')
    expect(markup).not.toMatch(/<(input|select|textarea)/)
  },
)
