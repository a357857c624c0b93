import { useEffect, useState } from 'react'
import { styled } from '../../theme/styled.ts'
import { useTonesOnPage } from '../../theme/tones-on-page.ts'
import { viewBoxOf } from './scene-window.ts'
import type { SceneName, SceneWindow } from './scene-window.ts'
import { smallScene } from './small-scene.ts'
import { drawnShapes, fetchInTurn } from './scene-shapes.ts'

/** The shapes of a scene as SVG; '' until they have loaded, in turn. */
function useShapes(name: SceneName): string {
  const [arrived, setArrived] = useState(() => (drawnShapes(name) === undefined ? null : name))
  useEffect(() => {
    let isShown = true
    if (arrived !== name) void fetchInTurn(name).then(() => isShown && setArrived(name))
    return () => {
      isShown = false
    }
  }, [arrived, name])
  return arrived === name ? (drawnShapes(name) ?? '') : ''
}

// Forced colours would paint every surface alike, so the picture keeps its fills.
const ground = { display: 'block', width: 'full', height: 'full', bg: 'tone.soft', forcedColorAdjust: 'none' } as const
const Stage = styled('svg', { base: ground })
const Small = styled('img', { base: { ...ground, objectFit: 'cover' } })

type Props = {
  readonly name: SceneName
  /** The visible part of the stage. */
  readonly window?: SceneWindow
}

function LargeScene({ name, window }: Required<Props>) {
  return (
    <Stage viewBox={viewBoxOf(name, window)} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <g dangerouslySetInnerHTML={{ __html: useShapes(name) }} />
    </Stage>
  )
}

function SmallScene({ name }: Pick<Props, 'name'>) {
  const tones = useTonesOnPage()
  const shapes = useShapes(name)
  return shapes === '' || tones === null ? null : (
    <Small src={smallScene(name, shapes, tones)} alt="" decoding="async" />
  )
}

/**
 * A drawn scene in the brand's colours, filling its frame. Decorative; a plain surface shows until it loads. Rows of a
 * list, which repeat the same few, use it as an image without elements of its own.
 */
export function Scene({ name, window = 'card' }: Props) {
  return window === 'square' ? <SmallScene name={name} /> : <LargeScene name={name} window={window} />
}
