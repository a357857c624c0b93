import { describe, expect, test } from 'vitest'
import { bareMarkup } from '../testing/bare-markup.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'

describe('the summary of a form’s errors', () => {
  test('[O-374] a link is the message of its field, and the label stands beside a message that does not say it', async () => {
    const html = await bareMarkup(
      <FormErrorSummary
        attempt={1}
        errors={[
          { fieldId: 'a', message: 'This field is required', name: 'Any allergies?' },
          { fieldId: 'b', message: 'Password must contain at least 8 characters', name: 'Password' },
        ]}
      />,
    )
    const links = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text)
    expect(links).toEqual(['This field is required', 'Password must contain at least 8 characters'])
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('This field is required (Any allergies?)')
    expect(html).not.toContain('(Password)')
  })
})
