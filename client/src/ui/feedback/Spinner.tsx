import { styled } from '../../theme/styled.ts'

/** A turning ring in the colour of the text around it. Says nothing by itself: put words beside it. */
const Ring = styled('span', {
  base: {
    display: 'inline-block',
    width: '1.15em',
    height: '1.15em',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animation: 'turn 800ms linear infinite',
  },
})

export function Spinner() {
  return <Ring aria-hidden="true" />
}
