import { expect, test } from 'vitest'
import { problemWith, releasedText, withSection } from './release-contract.mjs'

const document = {
  openapi: '3.1.0',
  info: { version: '1.0.0', title: 'Touchline' },
  paths: { '/b': { get: { operationId: 'b', responses: {} } }, '/a': {} },
  components: {
    schemas: {
      Price: { type: 'object', properties: { example: { type: 'string' }, value: { example: 1, type: 'integer' } } },
    },
  },
}

test('[O-392] a released description is the document under its version, sorted, without examples, a line a path', () => {
  const text = releasedText(document, '0.3.0')
  expect(JSON.parse(text)).toEqual({
    ...document,
    info: { version: '0.3.0', title: 'Touchline' },
    components: {
      schemas: { Price: { type: 'object', properties: { example: { type: 'string' }, value: { type: 'integer' } } } },
    },
  })
  expect(text).toContain('"/a":{},\n"/b":{')
  expect(releasedText(document, '0.3.0')).toBe(text)
})

test('[O-392] a version is released once, and later than the last', () => {
  const files = ['0.1.0.json', '0.9.0.json', '0.10.0.json']
  expect(problemWith('0.11.0', files)).toBeUndefined()
  expect(problemWith('0.10.0', files)).toBe('The last release is 0.10.0; 0.10.0 is not later.')
  expect(problemWith('0.9.1', files)).toContain('0.10.0')
  expect(problemWith('next', files)).toContain('Say the version')
})

test('[O-457] what a release changes stands above what earlier ones did', () => {
  const first = withSection('', '0.2.0', 'This release breaks callers.\n')
  expect(first).toBe('# Releases of the contract\n\n## 0.2.0\n\nThis release breaks callers.\n')
  expect(withSection(first, '0.3.0', 'Nothing.')).toBe(
    '# Releases of the contract\n\n## 0.3.0\n\nNothing.\n\n## 0.2.0\n\nThis release breaks callers.\n',
  )
})
