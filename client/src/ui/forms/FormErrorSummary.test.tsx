import { describe, expect, test } from 'vitest'
import { bareMarkup } from '../testing/bare-markup.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'

describe('the summary of a form’s errors', () => {
  test('[O-374] a link ends with the message of its field, after the label where the message does not say it', async () => {
    const html = await bareMarkup(
      <FormErrorSummary
        attempt={1}
        errors={[
          { fieldId: 'a', message: 'This field is required', name: 'Any allergies?' },
          { fieldId: 'c', message: 'Required', name: 'First name' },
          { fieldId: 'b', message: 'Password must contain at least 8 characters', name: 'Password' },
        ]}
      />,
    )
    const links = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text)
    expect(links).toEqual([
      'Any allergies? This field is required',
      'First name: Required',
      'Password must contain at least 8 characters',
    ])
  })
})
