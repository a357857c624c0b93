import { Component } from 'react'
import type { ReactNode } from 'react'
import { isApiError } from '../../api/api-error.ts'
import { BallDroppedPage } from './BallDroppedPage.tsx'
import { GenericErrorPage } from './GenericErrorPage.tsx'

type Props = { readonly children: ReactNode }
type State = { readonly caught: { readonly error: unknown } | null }

/** Catches what broke below it. A class, because React offers error boundaries in no other form. [S7-098, S8-020] */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null }

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } }
  }

  override render(): ReactNode {
    const { caught } = this.state
    if (!caught) return this.props.children
    return isApiError(caught.error) ? <GenericErrorPage error={caught.error} /> : <BallDroppedPage />
  }
}
