import dateRange from "./date-range/index.tsx";
import emblaCarousel from "./embla-carousel/index.tsx";
import headlessListbox from "./headless-listbox/index.tsx";
import hookForm from "./hook-form/index.tsx";
import leafletMap from "./leaflet-map/index.tsx";
import lineChart from "./line-chart/index.tsx";
import motionList from "./motion-list/index.tsx";
import radixDialog from "./radix-dialog/index.tsx";
import sortableTable from "./sortable-table/index.tsx";
import swiperSlides from "./swiper-slides/index.tsx";
import zustandCart from "./zustand-cart/index.tsx";

export const blocks = [
  dateRange,
  emblaCarousel,
  headlessListbox,
  hookForm,
  leafletMap,
  lineChart,
  motionList,
  radixDialog,
  sortableTable,
  swiperSlides,
  zustandCart,
];
