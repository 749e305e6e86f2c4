import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
} from "@tanstack/react-table";

export interface Boat {
  readonly name: string;
  readonly seats: number;
}

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});
const helper = createColumnHelper<typeof features, Boat>();
export const columns = helper.columns([
  helper.accessor("name", { header: "Boat", sortFn: "alphanumeric" }),
  helper.accessor("seats", { header: "Seats" }),
]);
