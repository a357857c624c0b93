import { expectAccessible } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { agreeToTerms, confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

test('[O-18 partly] [O-92] what is owed is paid from the banner; then nothing is in the way of booking', async ({
  page,
  sandbox,
}) => {
})
