import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { CloseButton } from '../buttons/CloseButton.tsx'
import { useModal } from './use-modal.ts'

const Frame = styled('dialog', {
  base: {
    m: 'auto',
    width: 'min(480px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 32px)',
    overflow: 'hidden auto',
    bg: 'bg',
    color: 'fg',
    borderRadius: 'card',
    boxShadow: 'float',
    transition: 'opacity 200ms ease-out, transform 200ms ease-out',
    _backdrop: { bg: 'rgb(24 23 28 / 0.5)' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
  variants: {
    shown: { true: { opacity: 1 }, false: { opacity: 0, transform: 'translateY(8px)' } },
    width: { medium: {}, wide: { width: 'min(720px, calc(100vw - 32px))' } },
  },
  defaultVariants: { width: 'medium' },
})
const Head = styled('div', {
  base: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '4', p: '5', pb: '2' },
})
const Title = styled('h2', { base: { fontSize: 'xl', pt: '1' } })
const Body = styled('div', { base: { p: '5', pt: '2' } })

type Props = {
  readonly title: string
  readonly children: ReactNode
  /** Called when the dialog has closed; mount it to open it, and unmount it here. */
  readonly onClosed: () => void
  /** False keeps it open when the backdrop is pressed, where input or money would be lost. */
  readonly closesOnBackdrop?: boolean
  readonly width?: 'medium' | 'wide'
}

/** A question or form over the page. */
export function Dialog({ title, children, onClosed, closesOnBackdrop = true, width = 'medium' }: Props) {
  const titleId = useId()
  const modal = useModal(onClosed, closesOnBackdrop)
  return (
    <Frame
      ref={modal.dialog}
      shown={modal.shown}
      width={width}
      aria-labelledby={titleId}
      onCancel={modal.onCancel}
      onClick={modal.onBackdrop}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        <CloseButton onPress={modal.beginClose} />
      </Head>
      <Body>{children}</Body>
    </Frame>
  )
}
