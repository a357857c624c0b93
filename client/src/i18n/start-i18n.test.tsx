import i18next from 'i18next'
import { Trans, useTranslation } from 'react-i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { pageLanguage } from './language.ts'
import { changeLanguage, loadTexts, startI18n } from './start-i18n.ts'

beforeAll(() => startI18n())

const listed = (language: string, names: readonly string[]) =>
  i18next.getFixedT(language, 'common')('list.of', { names })

test('texts count in the forms of their language', async () => {
  await loadTexts(['courses'])
  await changeLanguage('cy')
  const shown = (language: string) => i18next.getFixedT(language, 'courses')
  expect([1, 2].map((count) => shown('en')('course.list.shown', { count }))).toEqual([
    '1 course',
    '2 courses, soonest first',
  ])
  expect([1, 2, 3].map((count) => shown('cy')('course.list.shown', { count })).every((text) => /\d/.test(text))).toBe(
    true,
  )
  expect(pageLanguage()).toBe('cy')
  await changeLanguage('en')
  expect(pageLanguage()).toBe('en')
})

test('English stands in for a text that a language does not have', async () => {
  await changeLanguage('cy')
  i18next.removeResourceBundle('cy', 'flow')
  i18next.addResource('en', 'flow', 'only', 'English only, {{name}}')
  // A key of this test, not of the site.
  expect(i18next.t('flow:only' as never, { name: 'Ada' })).toBe('English only, Ada')
  expect(i18next.t('flow:nothing' as never)).toBe('flow:nothing')
  await changeLanguage('en')
})

test('values are put in as they are, $ and braces included', () => {
  const t = i18next.getFixedT('en', 'common')
  expect(t('footer.call', { phone: '$1 {{name}} $t(footer.help) <b>' })).toBe('Call $1 {{name}} $t(footer.help) <b>')
})

test.each([
  [[], ''],
  [['Amina'], 'Amina'],
  [['Rosie Fenwick', 'Grant'], 'Rosie Fenwick a Grant'],
  [['Amina', 'Zahra', 'Idris'], 'Amina, Zahra ac Idris'],
  [['Amina', 'Yusuf'], 'Amina a Yusuf'],
  [['Amina', 'Ynyr'], 'Amina ac Ynyr'],
  [['Amina', 'William'], 'Amina a William'],
  [['Amina', 'Éabha'], 'Amina ac Éabha'],
])('in Welsh %j is a list with the Welsh word for and, in every browser', async (names, text) => {
  await changeLanguage('cy')
  expect(listed('cy', names)).toBe(text)
})

test('in English several names are a list without a comma before and', () => {
  expect(listed('en', ['Amina', 'Zahra', 'Idris'])).toBe('Amina, Zahra and Idris')
})

test('a part of a text is a link or a button where the text says so, whatever a value contains', async () => {
  await changeLanguage('en')
  await loadTexts(['activities'])
  function Agreement({ name }: { readonly name: string }) {
    const { t } = useTranslation(['activities'])
    return (
      <Trans t={t} i18nKey="activities:waiver.agree" values={{ name }} components={{ terms: <a href="/terms">.</a> }} />
    )
  }
  expect(renderToStaticMarkup(<Agreement name="Gym & <strong>pool</strong> <3" />)).toBe(
    'I have read and agree to <a href="/terms">Gym &amp; &lt;strong&gt;pool&lt;/strong&gt; &lt;3</a>',
  )
})
