import { Component } from 'react'
import type { ReactNode } from 'react'
import { isApiError } from '../../api/api-error.ts'
import { ChunkLoadError, forgetFailedChunks } from '../navigation/load-chunk.ts'
import { BallDroppedPage } from './AstrayPage.tsx'
import { ConnectionPage } from './ConnectionPage.tsx'
import { GenericErrorPage } from './GenericErrorPage.tsx'

type Props = {
  readonly children: ReactNode
  /** At another address the content is tried again; intact content keeps its place and its focus. */
  readonly address?: string
}
type State = { readonly address: string | undefined; readonly caught: { readonly error: unknown } | null }

/** A failure for want of a connection: code that did not load, or a call without an answer while offline. */
function needsConnection(error: unknown): boolean {
  return error instanceof ChunkLoadError || (isApiError(error) && error.status === 0 && !navigator.onLine)
}

/** Catches errors below it. A class, because React offers error boundaries in no other form. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address, caught: null }

  static getDerivedStateFromProps({ address }: Props, before: State): State | null {
    return address === before.address ? null : { address, caught: null }
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'caught'> {
    return { caught: { error } }
  }

  override componentDidCatch(): void {
    forgetFailedChunks()
  }

  override render(): ReactNode {
    const { caught } = this.state
    if (!caught) return this.props.children
    if (needsConnection(caught.error)) return <ConnectionPage onRetry={() => this.setState({ caught: null })} />
    return isApiError(caught.error) ? <GenericErrorPage error={caught.error} /> : <BallDroppedPage />
  }
}
