import { deleteApp, initializeApp } from 'firebase/app'
import { forceWebSockets, getDatabase, goOffline, onValue, ref } from 'firebase/database'
import type { TrackMapData } from '~/domain/orders/track'

type Listener = { changed: (value: unknown) => void; refused: () => void }

/**
 * Reads a path of the realtime database until the returned function is called, which leaves nothing open. The client finds back
 * to the database by itself after the line was cut. Sockets only: its other way would put scripts into the page.
 */
export function readDatabase({ config, path }: NonNullable<TrackMapData['realtime']>, listener: Listener): () => void {
  forceWebSockets()
  const app = initializeApp(config)
  const database = getDatabase(app)
  const stop = onValue(ref(database, path), (said) => listener.changed(said.val()), listener.refused)
  return () => {
    stop()
    goOffline(database)
    void deleteApp(app)
  }
}
