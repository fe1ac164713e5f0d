import { useLoadScript } from '@react-google-maps/api'
import { useEffect, useState } from 'react'
import type { Point } from '~/domain/place/place'

/** The state of the maps script: it may be blocked, late, or refuse the key. */
export type GoogleState = 'loading' | 'ready' | 'failed' | 'refused'

/** How long the script may take, in milliseconds. */
const patience = 10_000

declare global {
  interface Window {
    /** The function that the maps script calls if it refuses the key. */
    gm_authFailure?: () => void
  }
}

/** Loads the maps script, once a page, in the page's language. Nothing of the maps service is requested before. */
export function useGoogle(key: string): GoogleState {
  const { isLoaded, loadError } = useLoadScript({
    googleMapsApiKey: key,
    language: document.documentElement.lang,
    preventGoogleFontsLoading: true,
  })
  const [isRefused, setRefused] = useState(false)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    window.gm_authFailure = () => setRefused(true)
    const late = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(late)
  }, [])
  if (isRefused) return 'refused'
  if (isLoaded) return 'ready'
  return loadError || isLate ? 'failed' : 'loading'
}

/** What all maps have in common. A map keeps the theme it was made with; the customer may have picked it. */
export const mapOptions = (): google.maps.MapOptions => ({
  clickableIcons: false,
  colorScheme: getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'DARK' : 'LIGHT',
  fullscreenControl: false,
  gestureHandling: 'cooperative',
  keyboardShortcuts: false,
  mapTypeControl: false,
  streetViewControl: false,
})

/** A point as the maps service writes it. */
export const latLng = ({ latitude, longitude }: Point): google.maps.LatLngLiteral => ({ lat: latitude, lng: longitude })
