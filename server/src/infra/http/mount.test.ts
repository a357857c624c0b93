import { endpoints } from '@touchline/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { mount } from './mount.ts'

test('an endpoint without declared access stops the start', () => {
  const { access: _access, ...undeclared } = endpoints.readLive.call
  // The types rule this out; the start checks it all the same.
  const careless = { ...endpoints.readLive, call: undeclared } as typeof endpoints.readLive
  expect(() => mount(Fastify(), careless, async () => ({}))).toThrow('readLive declares no access')
})
