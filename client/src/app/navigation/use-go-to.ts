import { useNavigate } from 'react-router-dom'
import { leaveFor } from '../session/login/hand-over.ts'

/** Goes to a path of this site, or to the address of a page on another. */
export function useGoTo(): (target: string) => void {
  const navigate = useNavigate()
  return (target) => {
    if (target.startsWith('/')) void navigate(target)
    else leaveFor(target)
  }
}
