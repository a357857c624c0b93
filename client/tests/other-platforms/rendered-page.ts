import type { ReactNode } from 'react'
import type { Entity } from '../../../e2e/stand-in/stated.ts'
import type { ApiCall } from '../../src/api/exchange.ts'

/** A page, or a part of one, rendered from one answer. */
export type RenderedPage = {
  readonly name: string
  /** The call that is answered. */
  readonly call: ApiCall
  readonly answer: Entity
  readonly render: (body: unknown) => ReactNode
  /** Fields this page ignores, as beginnings of paths: another page covers them. */
  readonly leaves?: RegExp
}
