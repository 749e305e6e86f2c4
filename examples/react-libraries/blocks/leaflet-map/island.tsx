import { icon, map, marker, tileLayer } from "leaflet";
import pin from "leaflet/dist/images/marker-icon.png";
import "leaflet/dist/leaflet.css";
import { useEffect, useRef } from "react";

interface JettyProps {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export default function Jetty({ name, latitude, longitude }: JettyProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const view = map(element.current).setView([latitude, longitude], 14);
    tileLayer("https://tile.openstreetmap.org/{z}/{x}/{y}.png", {
      attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    }).addTo(view);
    const image = icon({ iconUrl: pin, iconSize: [25, 41], iconAnchor: [12, 41], popupAnchor: [0, -36] });
    marker([latitude, longitude], { icon: image, alt: name }).bindPopup(name).addTo(view);
    return () => void view.remove();
  }, [name, latitude, longitude]);
  return <div ref={element} className="leaflet-map-view" />;
}
