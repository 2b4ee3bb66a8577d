import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type Modifier,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/** Sensors for pointers and the keyboard. */
export function useListSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
}

export const verticalOnly: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/**
 * Finds the row with the nearest vertical centre. dnd-kit's `closestCenter` also measures
 * horizontally, and sorts all rows.
 */
export const nearestRow: CollisionDetection = ({
  collisionRect,
  droppableContainers,
  droppableRects,
}) => {
  const middle = collisionRect.top + collisionRect.height / 2
  let nearest: { readonly id: string | number; readonly distance: number } | undefined
  for (const { id } of droppableContainers) {
    const rect = droppableRects.get(id)
    if (!rect) continue
    const distance = Math.abs(rect.top + rect.height / 2 - middle)
    if (!nearest || distance < nearest.distance) nearest = { id, distance }
  }
  return nearest ? [{ id: nearest.id }] : []
}
