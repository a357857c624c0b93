import type { ReactNode } from 'react'
import type { Entity } from '../../../e2e/stand-in/stated.ts'
import type { ApiCall } from '../../src/api/exchange.ts'
import type { Line } from './rendered-lines.ts'

/** A page, or a part of one, rendered from one answer. */
export type RenderedPage = {
  readonly name: string
  /** The call that is answered. */
  readonly call: ApiCall
  readonly answer: Entity
  readonly render: (body: unknown) => ReactNode
  readonly lines: readonly Line[]
  /** Fields this page ignores, as beginnings of paths: another page covers them. */
  readonly leaves?: RegExp
}
