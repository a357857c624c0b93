import type { ReactNode } from 'react'
import type { Entity } from '../../../e2e/stand-in/stated.ts'
import type { ApiCall } from '../../src/api/exchange.ts'
import type { Line } from './rendered-lines.ts'

/** A page, or a part of one, that is made of one answer. */
export type RenderedPage = {
  readonly name: string
  /** The call that is answered. */
  readonly call: ApiCall
  readonly answer: Entity
  readonly render: (body: unknown) => ReactNode
  readonly lines: readonly Line[]
  /** Fields that this page makes nothing of, as the beginnings of their paths: they are looked at on another one. */
  readonly leaves?: RegExp
}
