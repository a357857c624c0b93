import { useEffect, useState } from 'react'
import { drawnShapes, fetchInTurn } from './scene-shapes.ts'
import type { SceneName } from './scene-window.ts'

/** The shapes of a scene as SVG; '' until they have loaded, in turn. */
export function useShapes(name: SceneName): string {
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
