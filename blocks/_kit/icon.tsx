import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Award from "lucide-react/icons/award";
import BadgeCheck from "lucide-react/icons/badge-check";
import BadgePoundSterling from "lucide-react/icons/badge-pound-sterling";
import Building from "lucide-react/icons/building";
import Building2 from "lucide-react/icons/building-2";
import Calculator from "lucide-react/icons/calculator";
import Calendar from "lucide-react/icons/calendar";
import CalendarCheck from "lucide-react/icons/calendar-check";
import Camera from "lucide-react/icons/camera";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleCheck from "lucide-react/icons/circle-check";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Clock from "lucide-react/icons/clock";
import Coffee from "lucide-react/icons/coffee";
import Compass from "lucide-react/icons/compass";
import DraftingCompass from "lucide-react/icons/drafting-compass";
import ExternalLink from "lucide-react/icons/external-link";
import Eye from "lucide-react/icons/eye";
import FileCheck from "lucide-react/icons/file-check";
import FilePen from "lucide-react/icons/file-pen";
import FileSignature from "lucide-react/icons/file-signature";
import FileText from "lucide-react/icons/file-text";
import Flame from "lucide-react/icons/flame";
import FolderOpen from "lucide-react/icons/folder-open";
import Hammer from "lucide-react/icons/hammer";
import Handshake from "lucide-react/icons/handshake";
import HardHat from "lucide-react/icons/hard-hat";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Home from "lucide-react/icons/home";
import House from "lucide-react/icons/house";
import Info from "lucide-react/icons/info";
import Key from "lucide-react/icons/key";
import Landmark from "lucide-react/icons/landmark";
import Layers from "lucide-react/icons/layers";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Leaf from "lucide-react/icons/leaf";
import Lightbulb from "lucide-react/icons/lightbulb";
import ListChecks from "lucide-react/icons/list-checks";
import Mail from "lucide-react/icons/mail";
import MapDrawing from "lucide-react/icons/map";
import MapPin from "lucide-react/icons/map-pin";
import Megaphone from "lucide-react/icons/megaphone";
import Menu from "lucide-react/icons/menu";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageSquare from "lucide-react/icons/message-square";
import MessageSquareText from "lucide-react/icons/message-square-text";
import NotebookPen from "lucide-react/icons/notebook-pen";
import PenTool from "lucide-react/icons/pen-tool";
import PencilRuler from "lucide-react/icons/pencil-ruler";
import Percent from "lucide-react/icons/percent";
import Phone from "lucide-react/icons/phone";
import PoundSterling from "lucide-react/icons/pound-sterling";
import Receipt from "lucide-react/icons/receipt";
import Ruler from "lucide-react/icons/ruler";
import Scale from "lucide-react/icons/scale";
import Search from "lucide-react/icons/search";
import Send from "lucide-react/icons/send";
import Share2 from "lucide-react/icons/share-2";
import ShieldCheck from "lucide-react/icons/shield-check";
import Stamp from "lucide-react/icons/stamp";
import Star from "lucide-react/icons/star";
import Sun from "lucide-react/icons/sun";
import Tag from "lucide-react/icons/tag";
import Target from "lucide-react/icons/target";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import Timer from "lucide-react/icons/timer";
import Trees from "lucide-react/icons/trees";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import User from "lucide-react/icons/user";
import UserCheck from "lucide-react/icons/user-check";
import Users from "lucide-react/icons/users";
import Wrench from "lucide-react/icons/wrench";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import type { IconName } from "./icon-names.ts";

const icons = {
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up-right": ArrowUpRight,
  award: Award,
  "badge-check": BadgeCheck,
  "badge-pound-sterling": BadgePoundSterling,
  building: Building,
  "building-2": Building2,
  calculator: Calculator,
  calendar: Calendar,
  "calendar-check": CalendarCheck,
  camera: Camera,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  "circle-check": CircleCheck,
  "clipboard-check": ClipboardCheck,
  "clipboard-list": ClipboardList,
  clock: Clock,
  coffee: Coffee,
  compass: Compass,
  "drafting-compass": DraftingCompass,
  "external-link": ExternalLink,
  eye: Eye,
  "file-check": FileCheck,
  "file-pen": FilePen,
  "file-signature": FileSignature,
  "file-text": FileText,
  flame: Flame,
  "folder-open": FolderOpen,
  hammer: Hammer,
  handshake: Handshake,
  "hard-hat": HardHat,
  "heart-handshake": HeartHandshake,
  home: Home,
  house: House,
  info: Info,
  key: Key,
  landmark: Landmark,
  layers: Layers,
  "layout-grid": LayoutGrid,
  leaf: Leaf,
  lightbulb: Lightbulb,
  "list-checks": ListChecks,
  mail: Mail,
  map: MapDrawing,
  "map-pin": MapPin,
  megaphone: Megaphone,
  menu: Menu,
  "message-circle": MessageCircle,
  "message-square": MessageSquare,
  "message-square-text": MessageSquareText,
  "notebook-pen": NotebookPen,
  "pen-tool": PenTool,
  "pencil-ruler": PencilRuler,
  percent: Percent,
  phone: Phone,
  "pound-sterling": PoundSterling,
  receipt: Receipt,
  ruler: Ruler,
  scale: Scale,
  search: Search,
  send: Send,
  "share-2": Share2,
  "shield-check": ShieldCheck,
  stamp: Stamp,
  star: Star,
  sun: Sun,
  tag: Tag,
  target: Target,
  "thumbs-up": ThumbsUp,
  timer: Timer,
  trees: Trees,
  "triangle-alert": TriangleAlert,
  user: User,
  "user-check": UserCheck,
  users: Users,
  wrench: Wrench,
  x: X,
  "zoom-in": ZoomIn,
} as const satisfies Record<IconName, unknown>;

/** A small line drawing, hidden from screen readers: the words beside it say what it means. */
export function Icon({ name, size = 24 }: { readonly name: string | undefined; readonly size?: number }) {
  const Drawing = name !== undefined && Object.hasOwn(icons, name) ? icons[name as IconName] : undefined;
  return Drawing ? <Drawing className="icon" size={size} strokeWidth={1.5} aria-hidden /> : null;
}
